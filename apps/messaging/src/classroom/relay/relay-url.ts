const form = /^turn(?<secure>s?):(?<host>\[[\da-f:.]+\]|[^:?[\]\s]+)(?::(?<port>\d+))?(?:\?transport=(?<transport>udp|tcp))?$/i;

export interface RelayAddress {
  host: string;
  port: number;
  /** Over TLS. */
  isSecure: boolean;
  transport: 'udp' | 'tcp';
}

/** Returns the parts of the address of a TURN server, with the ports of RFC 7065. Throws for an address that is none. */
export function readRelayUrl(url: string): RelayAddress {
  const { secure, host, port, transport } = form.exec(url)?.groups ?? {};
  if (host === undefined) throw new Error(`${url} is not the address of a TURN server`);
  const isSecure = secure !== '';
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port ?? (isSecure ? 5349 : 3478)),
    isSecure,
    transport: isSecure || transport?.toLowerCase() === 'tcp' ? 'tcp' : 'udp',
  };
}
