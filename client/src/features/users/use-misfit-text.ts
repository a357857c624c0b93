import { useTranslation } from 'react-i18next'
import type { Misfit } from './age-fit.ts'

/** The text for a misfit. */
export function useMisfitText(): (misfit: Misfit) => string {
  const { t } = useTranslation(['common'])
  return (misfit) => {
    switch (misfit.kind) {
      case 'too-young':
        return t('common:bookingFor.tooYoung', { from: misfit.from })
      case 'too-old':
        return t('common:bookingFor.tooOld', { upTo: misfit.upTo })
      case 'children-only':
        return t('common:bookingFor.childrenOnly')
    }
  }
}
