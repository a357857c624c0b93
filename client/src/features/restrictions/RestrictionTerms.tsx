import { AnsweredHtml } from '../../app/AnsweredHtml.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useRestriction } from './use-restriction.ts'

/** The text of a waiver. */
export function RestrictionTerms({ restrictionId }: { readonly restrictionId: number }) {
  const { t } = useTexts()
  const restriction = useRestriction(restrictionId)
  return <AnsweredHtml query={restriction} htmlIn={({ terms }) => terms} missing={t('activities:waiver.noTerms')} />
}
