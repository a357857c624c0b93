export { frameAncestorHint, isFrameAncestor } from './frame-ancestor.ts'

/**
 * The sites of Touchline. A site is one row here and the folder `client/src/sites/<folder>`; client build, server, scripts and
 * journeys read this table. (docs/how-to/add-a-site.md)
 */
export const sites = [
  { name: 'bookings', host: null, folder: 'bookings', application: 'bookings', label: 'Site and API' },
  { name: 'joining', host: 'joining', folder: 'joining', application: 'joining', label: 'Online joining' },
  {
    name: 'account',
    host: 'account',
    folder: 'account',
    application: 'my-account',
    label: 'My account',
    isPersonal: true,
  },
] as const satisfies readonly [MainRow, ...HostedRow[]]

type Row = {
  /** How settings, `config.json` and the build call the site. */
  readonly name: string
  /** Its folder below `client/src/sites`. */
  readonly folder: string
  /** Begins the names of its cookies on a host without a sub-domain. */
  readonly application: string
  /** How the start calls it beside its address. */
  readonly label: string
  /** Each of its pages belongs to one person: search engines are kept away. */
  readonly isPersonal?: true
}

/** The main site has the server's own host, and its origin is `PUBLIC_URL`. */
type MainRow = Row & { readonly host: null }

/** Every other site has a host of its own, which is a sub-domain of `localhost` on a developer's machine. */
type HostedRow = Row & { readonly host: string }

export type Site = (typeof sites)[number]
export type SiteName = Site['name']
export type ApplicationKey = Site['application']

/** A site under a host of its own. */
export type HostedSite = Extract<Site, HostedRow>

export const mainSite = sites[0]

export const hostedSites: readonly HostedSite[] = sites.filter((site): site is HostedSite => site.host !== null)

/** The environment variable with the origin of a site. */
export function originSetting({ name, host }: Site): string {
  return host === null ? 'PUBLIC_URL' : `${name.replaceAll('-', '_').toUpperCase()}_URL`
}

/** The folder of a built site, below the root of the repository. */
export function builtFolder({ name }: Site): string {
  return `client/dist/${name}`
}
