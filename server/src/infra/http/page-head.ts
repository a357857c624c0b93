import type { Language } from '@touchline/languages'
import { escapeHtml } from '@touchline/serving'
import type { PageHead, PageLook } from '../../page-head.ts'

/** Marks elements that are true of the first page of a visit only: the client removes them when it shows another. */
const ofFirstPage = 'data-first-page'

/** The element that shows the name of the site before its program is there. */
const emptyName = '<span data-site-name></span>'

/** A built page with the operator's name and colours, which the client's own custom properties replace. */
export function withLook(html: string, { siteName, colours }: PageLook): string {
  const named = html.replace(emptyName, () => `<span data-site-name>${escapeHtml(siteName)}</span>`)
  if (colours.size === 0) return named
  const properties = [...colours].map(([name, colour]) => `--theme-${name}:${colour}`).join(';')
  return named.replace('</head>', () => `<style>:root{${properties}}</style></head>`)
}

/** A built page that shows home's heading from its first moment. */
export function withHeading(html: string, language: Language): string {
  const heading = `<h1 lang="${language}"`
  return html.replace(`${heading} hidden="">`, () => `${heading}>`)
}

/** A built page with its head. */
export function withHead(html: string, head: PageHead, origin: string): string {
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
  const described = titled.replace(/\s*<meta name="description"[^>]*>/, '')
  return described.replace('</head>', () => `${elementsOf(head, origin)}</head>`)
}

function elementsOf({ siteName, title, description, path, picture, subject }: PageHead, origin: string): string {
  const url = origin + path
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(picture, origin).href,
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}" ${ofFirstPage}>`,
    `<link rel="canonical" href="${escapeHtml(url)}" ${ofFirstPage}>`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" ${ofFirstPage}>`,
    ),
    ...(subject === null ? [] : [linkedData({ '@context': 'https://schema.org', url, ...subject })]),
  ].join('')
}

/** A script element ends at the first `</script`, also inside a text: no `<` remains. */
function linkedData(subject: Readonly<Record<string, unknown>>): string {
  return `<script type="application/ld+json" ${ofFirstPage}>${JSON.stringify(subject).replaceAll('<', '\\u003c')}</script>`
}
