// Names that the built web app may use although the floor lacks them, or that are no such names at all (docs/testing.md). What
// src/old-browser.ts adds is allowed without being here.

interface Allowed {
  why: string;
  names: string[];
}

const scripts: Allowed[] = [
  {
    why: 'The code asks first whether it is there (`?.`, `typeof`, `in`), or is in a `try`.',
    names: [
      ...['.captureStackTrace', 'Error.captureStackTrace', '.connection', '.getTextInfo', '.getTimeZones', '.userAgentData'],
      ...['.getCapabilities', 'RTCRtpReceiver.getCapabilities', '.getDisplayMedia', '.setCodecPreferences', '.setSinkId'],
      ...['.exitFullscreen', '.fullscreenElement', '.fullscreenEnabled', '.requestFullscreen'],
      ...['.exitPictureInPicture', '.pictureInPictureElement', '.pictureInPictureEnabled', '.requestPictureInPicture'],
      ...['.movementX', '.movementY', 'setImmediate', 'navigation', '.canIntercept', '.startViewTransition', '.popover'],
      ...['.getCoalescedEvents', 'OffscreenCanvas', 'RegExp.escape', 'CompressionStream', 'new CompressionStream'],
      ...['.pushManager', 'Notification', 'Notification.permission', 'Notification.requestPermission', '.requestPermission'],
      ...['.getPublicKey', 'PublicKeyCredential.isConditionalMediationAvailable'],
    ],
  },
  {
    why: 'Engine.IO has it among its transports; the app connects by WebSocket and polling (lib/live.ts).',
    names: ['WebTransport', 'new WebTransport'],
  },
  {
    why: 'Read from a touch event, which only a browser with touch sends. Safari on a Mac has none.',
    names: ['.touches', '.changedTouches'],
  },
  {
    why: 'Only set: a browser that does not know the property ignores it.',
    names: ['.contentHint', '.imageSmoothingQuality', '.playsInline'],
  },
  {
    why: 'Undefined is an answer that the code expects.',
    names: ['.transferSize'],
  },
  {
    why: "React: attributes of a tag as a component's properties.",
    names: ['.fetchPriority', '.imageSizes'],
  },
  {
    why: 'React and its libraries: a namesake of their own.',
    names: ['.animation', '.capture', '.displayName', '.priority', '.share', '.tag', '.toArray', '.component', '.config'],
  },
  {
    why: 'Yjs and what it uses: a namesake of their own.',
    names: ['.added', '.deleted', '.local'],
  },
  {
    why: 'Workbox: a namesake of its own.',
    names: ['.install'],
  },
  {
    why: 'Chakra, Zag, i18next and React Hook Form: a namesake of their own.',
    names: [...['.element', '.errorText', '.external', '.groupBy', '.isValid', '.orientation', '.use', '.variants', '.watch', '.delay']],
  },
  {
    why: "The app's own: fields of its objects and answers, and methods of its classes.",
    names: [
      ...[
        '.adopt',
        '.bytes',
        '.changed',
        '.notification',
        '.device',
        '.drop',
        '.isError',
        '.locale',
        '.login',
        '.move',
        '.resize',
        '.results',
        '.role',
        '.rotation',
        '.session',
        '.take',
      ],
    ],
  },
];

const styles: Allowed[] = [
  {
    why: 'A property of a component, a prop of Chakra that stands for several properties, or any other object: no CSS.',
    names: ['alt', 'border-bottom-radius', 'border-top-radius', 'continue', 'page', 'rotate', 'rule', 'scale', 'size', 'zoom'],
  },
  { why: 'Attributes of SVG, written as such.', names: ['d', 'rx', 'ry'] },
  { why: 'Matched in texts that are no CSS, or the `clip` of what only screen readers read, which all have.', names: ['d()', 'rect()'] },
  {
    why: 'How it looks under the pointer or the finger, and while scrolling. Safari on iPhones has no pointer.',
    names: [
      ...['-webkit-tap-highlight-color', '-webkit-touch-callout', 'cursor: default', 'cursor: not-allowed', 'cursor: pointer'],
      ...['cursor: crosshair', 'cursor: grab'],
      ...['overscroll-behavior-y', 'overscroll-behavior-y: none', 'scrollbar-width', 'scrollbar-width: auto', 'scrollbar-width: none'],
      ...['resize', 'resize: none', 'resize: vertical', ':selection'],
    ],
  },
  { why: 'It switches off what browsers that lack it do not do.', names: ['overflow-anchor', 'overflow-anchor: none'] },
  { why: 'Where lines break; without it, a heading is less balanced.', names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'] },
  { why: 'Chakra sets the default value of text-wrap for clamped lines.', names: ['text-wrap: wrap'] },
  { why: 'Rows of neighboring cards do not line up without it, which is only looks.', names: ['grid-template-rows: subgrid'] },
  { why: 'Emotion writes the prefixed property, too.', names: ['mask-image', 'user-select'] },
  { why: 'In Chakra, for a prop that the app does not use.', names: ['backdrop-filter'] },
  { why: "In Chakra's AbsoluteCenter: without it, the spinner of a busy button is off center by half its size.", names: ['translate'] },
  {
    why: "In Chakra's base styles of `body`; the theme sets the height with an older value first.",
    names: ['dynamic viewport units: min-height'],
  },
  {
    why: 'In Chakra, for an opacity behind the name of a color and the focus ring `mixed`; the theme uses neither.',
    names: ['color-mix()'],
  },
];

export const allowed = new Set([...scripts, ...styles].flatMap(({ names }) => names));
