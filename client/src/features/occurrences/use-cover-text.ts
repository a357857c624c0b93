import type { Entity } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { Read } from '../../api/keys.ts'

type WireCover = Entity<'PackageCover'>

type PackageCover = Read<WireCover>

/** "Covered by your package: Ten swims (3 left)"; without a name or a number when unknown. */
export function useCoverText(): (cover: PackageCover) => string {
  const { t } = useTranslation(['courses'])
  return ({ name, usagesLeft }) => {
    const left = usagesLeft === null ? null : t('courses:booking.coverLeft', { count: usagesLeft })
    const covered = name === null ? t('courses:booking.covered') : t('courses:booking.coveredBy', { name })
    return left === null ? covered : `${covered} ${left}`
  }
}
