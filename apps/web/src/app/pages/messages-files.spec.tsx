import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { partBytesMax } from '@somo/contracts/rules/uploads';
import { outbox } from '../../lib/outbox';
import { aLesson, aUser, hours, page } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { fakeXhr, type FakeXhr } from '../../../spec/fake-xhr';
import { quietGateway, renderApp } from '../../../spec/render-app';

const ama = aUser();
const kwame = aLesson().teacher;
const pdf = (bytes = 100) => new File([new Uint8Array(bytes)], 'Worksheet.pdf', { type: 'application/pdf' });
const file = { id: 'file-1', name: 'Worksheet.pdf', contentType: 'application/pdf', bytes: 100, width: null, height: null };

let xhr: FakeXhr;
beforeEach(() => {
  xhr = fakeXhr();
  // jsdom's has none.
  (File.prototype as Partial<Blob>).arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});
afterEach(() => {
  localStorage.clear();
});

const parts = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / partBytesMax) }, (_, at) => ({ number: at + 1, url: `/part-${at + 1}` }));

function gateway() {
  const stored: ConversationMessage[] = [];
  const store = (message: ConversationMessage) => (stored.push(message), message);
  const answer = (text: string, clientId: string, fileId?: string) => ({
    ...{
      seq: stored.length + 1,
      senderId: ama.id,
      receiverId: kwame.id,
      text,
      sentAt: hours(1),
      clientId,
      lessonId: null,
      requestId: null,
      isRead: false,
    },
    file: fileId ? { ...file, id: fileId } : null,
  });
  return quietGateway()
    .on('GET /api/conversations', () => page())
    .on('GET /api/conversations/:userId', () => ({ userId: kwame.id, user: kwame, lastMessage: null, unreadCount: 0, isBlocked: false }))
    .on('GET /api/conversations/:userId/messages', () => ({ items: [...stored], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/conversations/:userId/read', () => null)
    .on('POST /api/conversations/:userId/messages', ({ body }) => store(answer(body.text, body.clientId, body.fileId)))
    .on('POST /api/uploads', ({ body }) => ({ id: 'upload-1', parts: parts(body.bytes) }))
    .on('POST /api/uploads/:id/done', () => file)
    .on('DELETE /api/uploads/:id', () => null);
}
const open = async (from = gateway()) => {
  const app = renderApp(from, `/student/messages?with=${kwame.id}`, ama);
  return { ...app, from, field: await screen.findByRole('textbox', { name: 'Message' }) };
};
const choose = (...files: File[]) => {
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files } });
};
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a file in a message', () => {
  it('MSG-04 is attached, uploaded and sent, with or without a text', async () => {
    const { person, from, field } = await open();
    expect(send()).toBeDisabled();
    choose(pdf());
    expect(await screen.findByText('Worksheet.pdf')).toBeVisible();
    await person.type(field, 'For Monday');
    await person.click(send());
    expect(await screen.findByRole('button', { name: 'Download Worksheet.pdf' })).toBeVisible();
    expect(from.asked('POST /api/uploads')[0]?.body).toEqual({ name: 'Worksheet.pdf', bytes: 100, purpose: 'message' });
    expect(xhr.puts).toEqual([{ url: '/part-1', bytes: 100 }]);
    expect(from.asked('POST /api/conversations/:userId/messages')[0]?.body).toMatchObject({ text: 'For Monday', fileId: 'file-1' });
    expect(screen.getByText('For Monday')).toBeVisible();
  });

  it.each([
    ['page.html', 10, 'Please choose a picture'],
    ['empty.pdf', 0, 'This file is empty.'],
    ['large.pdf', 10 * 1024 * 1024 + 1, 'Please choose a file of at most 10 MB.'],
  ])('MSG-04 is refused in words before it is sent: %s', async (name, bytes, words) => {
    const { person, from } = await open();
    choose(new File([new Uint8Array(bytes)], name));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(send()).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(from.asked('POST /api/uploads')).toEqual([]);
  });

  it('MSG-04 says of a GIF that it is sent as a still picture', async () => {
    Object.assign(globalThis, {
      Image: class {
        naturalWidth = 20;
        naturalHeight = 10;
        decode = () => Promise.resolve();
      },
    });
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    await open();
    choose(new File([new Uint8Array(100)], 'Party.GIF', { type: 'image/gif' }));
    expect(await screen.findByText(/Sent as a still picture/)).toBeVisible();
    choose(pdf());
    expect(await screen.findByText('Worksheet.pdf')).toBeVisible();
    expect(screen.queryByText(/Sent as a still picture/)).toBeNull();
  });

  it('MSG-04 can be dropped, removed, and pasted', async () => {
    const { person, field } = await open();
    const conversation = screen.getByRole('region', { name: 'Chat with Kwame Mensah' });
    fireEvent.dragOver(conversation, { dataTransfer: { types: ['Files'], files: [pdf()] } });
    expect(screen.getByText('Drop a file here to send it')).toBeVisible();
    fireEvent.drop(conversation, { dataTransfer: { types: ['Files'], files: [pdf()] } });
    await person.click(await screen.findByRole('button', { name: 'Remove Worksheet.pdf' }));
    expect(screen.queryByText('Worksheet.pdf')).toBeNull();
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [pdf()] } });
    expect(await screen.findByText('Worksheet.pdf')).toBeVisible();
  });

  it('MSG-09 goes on with the part at which the line broke; messages without a file do not wait for it', async () => {
    const { person, from, field } = await open();
    xhr.respond = ({ url }) => (url === '/part-2' ? 0 : 204);
    choose(pdf(partBytesMax + 5));
    await screen.findByText('Worksheet.pdf');
    await person.click(send());
    await waitFor(() => expect(xhr.puts.map(({ url }) => url)).toEqual(['/part-1', '/part-2']));
    await person.type(field, 'A moment{Enter}');
    await waitFor(() => expect(from.asked('POST /api/conversations/:userId/messages').map(({ body }) => body.text)).toEqual(['A moment']));
    xhr.respond = () => 204;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Download Worksheet.pdf' })).toBeVisible();
    expect(xhr.puts.map(({ url, bytes }) => [url, bytes]).slice(-1)).toEqual([['/part-2', 5]]);
    expect(xhr.puts.filter(({ url }) => url === '/part-1')).toHaveLength(1);
    expect(from.asked('POST /api/uploads')).toHaveLength(1);
  });

  it('MSG-05 goes straight to the storage, and through our host where that is not reached', async () => {
    const from = gateway().on('POST /api/uploads', ({ body }) => ({
      id: 'upload-1',
      parts: parts(body.bytes).map(({ number }) => ({ number, url: `https://files.example/${number}` })),
    }));
    const { person } = await open(from);
    xhr.respond = ({ url }) => (url === 'https://files.example/2' ? 403 : 204);
    choose(pdf(partBytesMax + 5));
    await screen.findByText('Worksheet.pdf');
    await person.click(send());
    expect(await screen.findByRole('button', { name: 'Download Worksheet.pdf' })).toBeVisible();
    expect(xhr.puts).toEqual([
      { url: 'https://files.example/1', bytes: partBytesMax },
      { url: 'https://files.example/2', bytes: 5 },
      { url: '/api/uploads/upload-1?part=2', bytes: 5 },
    ]);
  });

  it('MSG-09 shows how far it is, and can be stopped', async () => {
    const { person, from } = await open();
    xhr.respond = () => new Promise(() => {});
    choose(pdf());
    await screen.findByText('Worksheet.pdf');
    await person.click(send());
    expect(await screen.findByText('Uploading, 50%')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Worksheet.pdf')).toBeNull());
    await waitFor(() => expect(from.asked('DELETE /api/uploads/:id')).toHaveLength(1));
    expect(await outbox.of(ama.id)).toEqual([]);
  });

  it('MSG-05 says why the server refused it, and is uploaded anew when it is sent again', async () => {
    const from = gateway().on('POST /api/uploads/:id/done', () => {
      throw refused('file-not-as-named');
    });
    const { person } = await open(from);
    choose(pdf());
    await screen.findByText('Worksheet.pdf');
    await person.click(send());
    expect(await screen.findByText(/^Not sent: We couldn't read this file/)).toBeVisible();
    from.on('POST /api/uploads/:id/done', () => file);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Download Worksheet.pdf' })).toBeVisible();
    expect(from.asked('POST /api/uploads')).toHaveLength(2);
  });
});
