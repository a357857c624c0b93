import { createElement, Suspense, use } from 'react'
import type { ComponentType } from 'react'
import { contentLocale } from '../i18n/language.ts'
import { useLanguage } from '../i18n/use-language.ts'

type Props = {
  readonly html: string
  /** Where it is not the page's. */
  readonly lang: string | undefined
}

function PlainWords({ html, lang }: Props) {
  return <div lang={lang}>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</div>
}

let sanitiser: ComponentType<Props> | null = null
let loading: Promise<ComponentType<Props>> | null = null

/**
 * The sanitiser is a chunk of its own: most pages show no foreign HTML before they can be used. Without it the words alone
 * are shown: what is said counts, and nothing of it is taken for markup.
 */
function loadSanitiser(): Promise<ComponentType<Props>> {
  loading ??= import('./SanitisedHtml.tsx').then(
    ({ SanitisedHtml }) => (sanitiser = SanitisedHtml),
    () => PlainWords,
  )
  return loading
}

/** Has what shows such a text there before the page that is mostly one: it comes with the rest of the page. */
export async function prepareSafeHtml(): Promise<void> {
  await loadSanitiser()
}

const Sanitised = (props: Props) => createElement(sanitiser ?? use(loadSanitiser()), props)

/** Text of a venue (footers, waivers, terms) as sanitised HTML. */
export function SafeHtml({ html }: Pick<Props, 'html'>) {
  const language = useLanguage()
  return (
    <Suspense fallback={null}>
      <Sanitised html={html} lang={contentLocale(language)} />
    </Suspense>
  )
}
