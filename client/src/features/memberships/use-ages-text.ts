import { useTranslation } from 'react-i18next'
import type { MembershipType } from './membership-type.ts'

/** 'ages up to 15', for a price that not everybody can have; null for everybody. */
export function useAgesText(): (type: Pick<MembershipType, 'suitableFor'>) => string | null {
  const { t } = useTranslation(['activities'])
  return ({ suitableFor }) => {
    const { minAge: from = null, maxAge: upTo = null } = suitableFor ?? {}
    if (from !== null && upTo !== null) return t('activities:joining.age.between', { from, upTo })
    if (from !== null) return t('activities:joining.age.from', { from })
    return upTo === null ? null : t('activities:joining.age.upTo', { upTo })
  }
}
