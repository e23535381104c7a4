import { useEffect, useState } from 'react';

/** Returns the microphones, cameras and speakers of this device; their names once one of them has been opened. `opened` has them listed anew. */
export function useDevices(...opened: readonly unknown[]): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [audio, camera] = opened;
  useEffect(() => {
    // Absent without https.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    const list = () => void mediaDevices?.enumerateDevices().then(setDevices);
    list();
    mediaDevices?.addEventListener('devicechange', list);
    return () => mediaDevices?.removeEventListener('devicechange', list);
  }, [audio, camera]);
  return devices;
}
