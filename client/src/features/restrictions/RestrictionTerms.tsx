import { useTranslation } from 'react-i18next'
import { readRestriction } from '@touchline/contract/calls/restrictions'
import type { Entity } from '@touchline/contract/client'
import { AnsweredHtml } from '../../app/answers/AnsweredHtml.tsx'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireRestriction = Entity<'Restriction'>

/** A waiver or induction with its terms. */
function useRestriction(id: number): Query<Read<WireRestriction>> {
  return useQuery([readRestriction.name, id], () => call(readRestriction, { params: { id } }))
}

/** The text of a waiver. */
export function RestrictionTerms({ restrictionId }: { readonly restrictionId: number }) {
  const { t } = useTranslation(['activities'])
  const restriction = useRestriction(restrictionId)
  return <AnsweredHtml query={restriction} htmlIn={({ terms }) => terms} missing={t('activities:waiver.noTerms')} />
}
