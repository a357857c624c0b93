/** The look of a page from its first moment. */
export type PageLook = {
  /** The name of the operator. */
  readonly siteName: string
  /** Colours as '#rrggbb', by the names of the theme; empty without a theme. */
  readonly colours: ReadonlyMap<string, string>
}

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
