import { useTranslation } from 'react-i18next'
import { AnsweredHtml } from '../../app/answers/AnsweredHtml.tsx'
import { useRestriction } from './use-restriction.ts'

/** The text of a waiver. */
export function RestrictionTerms({ restrictionId }: { readonly restrictionId: number }) {
  const { t } = useTranslation(['activities'])
  const restriction = useRestriction(restrictionId)
  return <AnsweredHtml query={restriction} htmlIn={({ terms }) => terms} missing={t('activities:waiver.noTerms')} />
}
