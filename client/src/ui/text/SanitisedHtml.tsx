import DOMPurify from 'dompurify'
import { wayOut } from '../../browser/ways-out.ts'
import { styled } from '../../theme/styled.ts'

const Prose = styled('div', {
  base: {
    overflowWrap: 'anywhere',
    // Paragraphs and headings have a rule of their own that would let a long address overflow.
    '& *': { overflowWrap: 'inherit' },
    '& > * + *': { mt: '3' },
    '& h1, & h2, & h3, & h4': { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg', mt: '5' },
    '& ul': { listStyle: 'disc', ps: '5' },
    '& ol': { listStyle: 'decimal', ps: '5' },
    '& table': { display: 'block', overflowX: 'auto' },
    '& th, & td': { textAlign: 'start', py: '1', pe: '4', verticalAlign: 'top' },
  },
})

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'dialog'],
}
const restyling = ['style', 'id', 'class', 'name']

/** An operator's text as HTML, without anything that acts, loads frames or restyles the page, and without links at a kiosk. */
export function SanitisedHtml({ html, lang }: { readonly html: string; readonly lang: string | undefined }) {
  const FORBID_ATTR = wayOut('/') ? restyling : [...restyling, 'href']
  const clean = DOMPurify.sanitize(html, { ...allowed, FORBID_ATTR })
  return <Prose lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
}
