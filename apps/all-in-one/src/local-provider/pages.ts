const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input:not([type=checkbox]) { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; margin-top: .25rem; }
label.check { font-weight: 400; }
button { margin-top: 1.5rem; margin-right: .5rem; padding: .6rem 1.2rem; font: inherit; cursor: pointer; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body></html>`;

/** Returns the page on which a developer signs in as any person. */
export const signInPage = (action: string): string =>
  page(
    'Test accounts',
    `<p>This page stands in for Google on this computer. Enter any email address to sign in to Somo with it. No password is needed.</p>
<form method="post" action="${escaped(action)}">
<label>Email <input name="email" type="email" required autofocus autocomplete="off"></label>
<label>Name <input name="name" autocomplete="off" maxlength="100"></label>
<label class="check"><input name="verified" type="checkbox" checked> The address is confirmed</label>
<button>Continue</button><button name="cancel" value="1" formnovalidate>Cancel</button></form>`,
  );

/** Returns the page that asks whether Somo may know the address and the name. */
export const consentPage = (action: string, email: string): string =>
  page(
    'Continue to Somo',
    `<p>Somo will know your name and your email address, <strong>${escaped(email)}</strong>.</p>
<form method="post" action="${escaped(action)}"><button>Continue</button><button name="cancel" value="1">Cancel</button></form>`,
  );

export const errorPage = (why: string): string => page("That didn't work", `<p>${escaped(why)}</p>`);
