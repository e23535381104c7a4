import { allowed, exceptions } from './allowed.mjs';

/** A sentence for each component of a CycloneDX document whose license is not allowed. */
export function unknownLicenses({ components }) {
  return components
    .filter((one) => !isOurs(one))
    .flatMap((one) => {
      const license = licenseOf(one);
      const known = isAllowed(license) || exceptions.some((each) => each.license === license && each.packages.test(nameOf(one)));
      return known ? [] : [`${nameOf(one)} ${one.version}: ${license ?? 'no license'}`];
    });
}

const nameOf = ({ group, name }) => (group && !name.startsWith('@') ? `${group}/${name}` : name);

/** Workspaces are part of this repository and share its license. */
const isOurs = ({ purl = '', properties = [] }) =>
  purl.startsWith('pkg:npm/%40somo/') ||
  properties.some(({ name, value }) => name === 'cdx:npm:package:path' && /^(apps|libs)\//.test(value));

function licenseOf({ licenses = [] }) {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return names.length === 0 ? null : names.join(' AND ');
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(license) {
  const words = license?.replace(/[()]/g, '');
  return Boolean(words?.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim()))));
}
