type Props = { readonly app: string; readonly title: string }

/** The document's title, '{app} | {title}'. [S2-059, S9-064] */
export function PageTitle({ app, title }: Props) {
  return <title>{`${app} | ${title}`}</title>
}
