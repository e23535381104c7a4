import { recordingWording, recordingWordings } from '@somo/contracts/rules/recordings';
import { readFileSync } from 'node:fs';

interface Words {
  control: { text_other: string };
  asked: { voice: string; picture: string; text_other: string };
  guardian: { text: string };
}

describe('CLS-10 the ledger of consent to recordings', () => {
  it('names the version of the very sentences that the screens show', () => {
    const file = new URL('../locales/en/recording.json', import.meta.url);
    const { control, asked, guardian } = JSON.parse(readFileSync(file, 'utf8')) as Words;
    const shown = {
      ask: control.text_other,
      voice: asked.voice,
      picture: asked.picture,
      agree: asked.text_other,
      guardian: guardian.text,
    };
    expect(recordingWordings[recordingWording]).toEqual(shown);
  });
});
