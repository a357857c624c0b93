import { createElement, Suspense, use } from 'react'
import type { ComponentType } from 'react'
import { contentLocale } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'

type Props = {
  readonly html: string
  /** Set when it differs from the page's. */
  readonly lang: string | undefined
}

function PlainWords({ html, lang }: Props) {
  return <div lang={lang}>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</div>
}

let sanitiser: ComponentType<Props> | null = null
let loading: Promise<ComponentType<Props>> | null = null

/**
 * The sanitiser is a chunk of its own, as most pages start without foreign HTML. Without it the plain text is shown,
 * and none of it becomes markup.
 */
function loadSanitiser(): Promise<ComponentType<Props>> {
  loading ??= import('./SanitisedHtml.tsx').then(
    ({ SanitisedHtml }) => (sanitiser = SanitisedHtml),
    () => PlainWords,
  )
  return loading
}

/** Loads the sanitiser before a page whose main part is such a text. */
export async function prepareSafeHtml(): Promise<void> {
  await loadSanitiser()
}

const Sanitised = (props: Props) => createElement(sanitiser ?? use(loadSanitiser()), props)

/** An operator's text (footers, waivers, terms) as sanitised HTML. */
export function SafeHtml({ html }: Pick<Props, 'html'>) {
  const language = useLanguage()
  return (
    <Suspense fallback={null}>
      <Sanitised html={html} lang={contentLocale(language)} />
    </Suspense>
  )
}
