import { useErrorText } from '../../app/toasts/use-error-text.ts'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useRestriction } from './use-restriction.ts'

/** The text of a waiver. */
export function RestrictionTerms({ restrictionId }: { readonly restrictionId: number }) {
  const restriction = useRestriction(restrictionId)
  const { t } = useTexts()
  const textOf = useErrorText()
  if (restriction.status === 'loading') return <Skeleton count={1} height={220} />
  if (restriction.status === 'error') {
    return <InlineError onRetry={() => void restriction.refresh()}>{textOf(restriction.error)}</InlineError>
  }
  const { terms } = restriction.data
  if (terms === null) {
    return <InlineError onRetry={() => void restriction.refresh()}>{t('activities:waiver.noTerms')}</InlineError>
  }
  return <SafeHtml html={terms} />
}
