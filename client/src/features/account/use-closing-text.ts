import { closingWaits } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { dayOfMomentText, momentText } from '../../i18n/when.ts'
import type { Closing } from './closing-question.ts'

/** The texts of a closing that was asked for. */
export function useClosingText() {
  const { t } = useTranslation(['account'])
  const when = ({ takesEffectAt }: Closing): number => Date.parse(takesEffectAt ?? '')
  return {
    /** 'Your account closes on 21 April 2026' */
    closes(closing: Closing): string {
      const at = when(closing)
      return Number.isFinite(at)
        ? t('account:data.closesOn', { date: dayOfMomentText(at, null) })
        : t('account:data.closesSoon')
    },
    /** Until when it can be stopped. */
    until(closing: Closing): string {
      const at = when(closing)
      return Number.isFinite(at)
        ? t('account:data.keepUntil', { moment: momentText(at, null) })
        : t('account:data.keepStill')
    },
    /** Why it would have to wait; nothing of a reason that this site does not know. */
    waits({ waitsFor }: Closing): readonly string[] {
      return closingWaits.filter((wait) => waitsFor.includes(wait)).map((wait) => t(`account:data.waits.${wait}`))
    },
  }
}
