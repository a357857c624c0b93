import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { Select } from '../../ui/fields/choices/Select.tsx'
import type { Asked } from './asked.ts'

type Props = {
  readonly asked: Asked
  /** Changes the attendee of a basket line; null for the customer. */
  readonly onChange: (cartItemId: number, userId: number | null) => Promise<unknown>
}

/** The attendee of a line, changeable in place; a new one is asked for missing agreements. */
export function AttendeeChoice({ asked, onChange }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const session = useSession()
  const { linkedUsers } = session
  const owner = ownerOf(session)
  const { busy, run } = useBusy()
  if (!owner || linkedUsers.length === 0 || asked.userId === null || asked.userId === undefined) return null
  if (asked.position !== 1 || asked.namesAsked === true) return null

  function choose(value: string): void {
    const userId = Number(value)
    run(() => onChange(asked.cartItemId, userId === owner?.id ? null : userId))
  }

  return (
    <Select
      label={t('activities:bookingFor.label')}
      value={String(asked.userId)}
      placeholder={null}
      options={[
        {
          value: String(owner.id),
          label: owner.isSelf ? t('common:bookingFor.you', { name: owner.name }) : owner.name,
          disabled: busy,
        },
        ...linkedUsers.map(({ referencedUser: { id, name } }) => ({ value: String(id), label: name, disabled: busy })),
      ]}
      onChange={choose}
    />
  )
}
