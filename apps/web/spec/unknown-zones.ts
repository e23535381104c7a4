// A browser that knows fewer time zones than this computer, or does not say which one it is in.

/** Makes `Intl` fail at these time zones, as browsers do at names they do not know, and report this one; returns what undoes it. */
export function withoutZones(unknown: readonly string[], reported?: string): () => void {
  const Real = Intl.DateTimeFormat;
  class Limited extends Real {
    private readonly isOwn: boolean;

    constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      const zone = options?.timeZone;
      if (zone !== undefined && unknown.includes(zone)) throw new RangeError(`Invalid time zone specified: ${zone}`);
      super(locales, options);
      this.isOwn = zone === undefined;
    }

    override resolvedOptions(): Intl.ResolvedDateTimeFormatOptions {
      const options = super.resolvedOptions();
      return this.isOwn && reported !== undefined ? { ...options, timeZone: reported } : options;
    }
  }
  Object.defineProperty(Intl, 'DateTimeFormat', { value: Limited, configurable: true, writable: true });
  return () => void Object.defineProperty(Intl, 'DateTimeFormat', { value: Real, configurable: true, writable: true });
}
