type Props = { readonly app: string; readonly title: string }

/** The document's title, '{app} | {title}'. */
export function PageTitle({ app, title }: Props) {
  return <title>{`${app} | ${title}`}</title>
}
