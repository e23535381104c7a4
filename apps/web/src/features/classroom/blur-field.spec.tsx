import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { i18n } from '../../i18n/i18n';
import { system } from '../../ui/theme/system';
import { BlurField } from './blur-field';

/** A camera that can do this about the background. */
const aCamera = (backgroundBlur: boolean[], isOn = false) => {
  const settings = { backgroundBlur: isOn };
  const applyConstraints = jest.fn(
    async ({ backgroundBlur: isOn }: MediaTrackConstraints) => void (settings.backgroundBlur = isOn === true),
  );
  return {
    getCapabilities: () => ({ backgroundBlur }),
    getSettings: () => settings,
    getConstraints: () => ({ width: 640 }),
    applyConstraints,
  };
};

function Chosen({ camera }: { camera: ReturnType<typeof aCamera> }) {
  const [isOn, setOn] = useState<boolean>();
  return (
    <ChakraProvider value={system}>
      <BlurField camera={camera as unknown as MediaStreamTrack} isOn={isOn} onChange={setOn} />
    </ChakraProvider>
  );
}

beforeAll(() => i18n.loadNamespaces('classroom'));

describe('CLS-01 blur of the background', () => {
  it('is the camera’s own, and keeps the rest of what the camera was asked for', () => {
    const camera = aCamera([true, false]);
    render(<Chosen camera={camera} />);
    expect(camera.applyConstraints).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Blur my background' }));
    expect(camera.applyConstraints).toHaveBeenCalledWith({ width: 640, backgroundBlur: true });
    fireEvent.click(screen.getByRole('checkbox'));
    expect(camera.getSettings().backgroundBlur).toBe(false);
  });

  it('stays as the system has it until something is chosen', () => {
    const camera = aCamera([true, false], true);
    render(<Chosen camera={camera} />);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(camera.applyConstraints).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(camera.getSettings().backgroundBlur).toBe(false);
  });

  it.each([[[true]], [[false]], [[]]])('is not offered where the camera has no choice: %j', (able) => {
    render(<Chosen camera={aCamera(able)} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
