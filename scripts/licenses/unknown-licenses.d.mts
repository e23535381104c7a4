export interface Component {
  name: string;
  version: string;
  purl?: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  properties?: { name: string; value: string }[];
}

export function unknownLicenses(sbom: { components: Component[] }): string[];
