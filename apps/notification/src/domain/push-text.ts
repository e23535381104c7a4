import type { PushMessage } from '@somo/contracts/push';
import { translator } from '@somo/messages/translator';
import { isMessage, isReportAnswer, isSignIn, isStanding, type Content } from './content.js';
import { targetOf } from './email-target.js';
import { isExport } from './export-text.js';
import { learnerLine } from './learner.js';
import { conversationUrl } from './message-email.js';
import type { Addressee } from './reader.js';
import { render, renderParts } from './render.js';

/** Returns what a browser shows of a notification, which others may see on a locked screen: not what people wrote. undefined for what is never pushed. */
export function pushMessage(content: Content, reader: Addressee, publicUrl: string, relatedId: string): PushMessage | undefined {
  if (isSignIn(content) || isStanding(content) || isExport(content) || isReportAnswer(content)) return undefined;
  if (isMessage(content)) {
    const { title, message } = render(content, reader);
    return declared(title, message, conversationUrl(content.params.senderId, reader, publicUrl), relatedId);
  }
  const { title, sentence } = renderParts(content, reader);
  const forWhom = learnerLine(content, reader, translator(reader.language, 'bell'));
  return declared(
    title,
    [sentence, ...(forWhom ? [forWhom] : [])].join('\n'),
    targetOf(content, reader, publicUrl, { lessonId: relatedId }).url,
    relatedId,
  );
}

/** `about`: later news of the same replaces what is still shown. */
function declared(title: string, body: string, navigate: string, about: string): PushMessage {
  return { web_push: 8030, notification: { title, body, navigate, tag: about } };
}
