/** The part of a page that search engines and shared links read. */
export type PageHead = {
  /** The name of the operator. */
  readonly siteName: string
  readonly title: string
  /** Plain text. */
  readonly description: string
  /** The page's one address, below the origin of the site. */
  readonly path: string
  /** An absolute address, or a path of the site. */
  readonly picture: string
  /** The subject of the page, in the terms of schema.org; null where it has no term. */
  readonly subject: Readonly<Record<string, unknown>> | null
}
