import type { ReactNode } from 'react'
import { contentLocale } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Words of the operator within a text of the site, spoken in their own language by a screen reader. [WCAG 3.1.2, O-548] */
export function OwnWords({ children }: { readonly children: ReactNode }) {
  return <span lang={contentLocale(useLanguage())}>{children}</span>
}
