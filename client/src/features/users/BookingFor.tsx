import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { chipRecipe } from '../../ui/labels/chip-recipe.ts'
import { FieldProblem } from '../../ui/fields/frame/FieldProblem.tsx'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { AddPersonLink } from './AddPersonLink.tsx'
import { ageOn, misfitOf } from './age-fit.ts'
import type { AgeLimits } from './age-fit.ts'
import { chooseUser, useEarlierChoice } from '../../app/session/use-earlier-choice.ts'
import { NobodyFits } from './NobodyFits.tsx'
import { selectableUsers } from './selectable-users.ts'
import type { SelectableUser } from './selectable-users.ts'
import { useMisfitText } from './use-choosable-users.ts'

const Group = styled('fieldset', {
  base: { minWidth: 0, display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Chip = styled('label', chipRecipe)
const OnlyChip = styled('p', {
  ...chipRecipe,
  base: { ...chipRecipe.base, justifySelf: 'start', width: 'fit-content' },
})
const Note = styled('p', { base: { color: 'fg.muted' } })
const Reason = styled('span', { base: { fontSize: 'xs' } })

type Props = {
  /** The age limits, where the platform states them. */
  readonly ages?: AgeLimits | null
  /** The first day, `YYYY-MM-DD`, on which ages are judged. */
  readonly firstDay?: string | null
  /** The attendee must still be chosen. */
  readonly nobodyYet?: boolean
  readonly error?: string | undefined
  /** A quiet note below. */
  readonly note?: string | null
  /** The centre's, whose staff add people to an account. */
  readonly telephone?: string | null
  readonly onChosen?: () => void
}

/**
 * The attendee chooser: everybody in view, one tap to choose, with a reason for people it is not for. Ages are shown
 * for children where there are limits. [S6-006, O-97]
 */
export function BookingFor({
  ages = null,
  firstDay = null,
  nobodyYet = false,
  error,
  note = null,
  telephone = null,
  onChosen,
}: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const session = useSession()
  const toneOf = usePersonTone()
  const misfitText = useMisfitText()
  const name = useId()
  const isEarlier = useEarlierChoice()
  const owner = ownerOf(session)
  if (!owner) return <Note>{t('activities:bookingFor.guest')}</Note>
  const you = owner.id
  const all = selectableUsers(owner, session.linkedUsers, (user) => t('common:bookingFor.you', { name: user }))
  const lastTime = isEarlier ? all.filter(({ id }) => id === session.selectedUserId) : []
  // The person chosen last time is offered first.
  const users = [...lastTime, ...all.filter((user) => !lastTime.includes(user))]
  const selected = nobodyYet ? null : (session.selectedUserId ?? you)

  function inside(user: SelectableUser) {
    const age = user.born === null || firstDay === null ? null : ageOn(user.born, firstDay)
    const misfit = misfitOf(age, ages)
    return {
      misfit,
      words: (
        <>
          <PersonChip name={user.label} tone={toneOf(user)}>
            {age !== null && ages !== null && user.id !== you
              ? t('activities:bookingFor.aged', { name: user.label, age })
              : user.label}
          </PersonChip>
          {misfit ? <Reason>{misfitText(misfit)}</Reason> : null}
        </>
      ),
    }
  }

  const fitsNobody = users.every((user) => inside(user).misfit !== null)
  // Staff need no advice.
  const more = owner.isSelf ? (
    <>
      {fitsNobody ? <NobodyFits telephone={telephone} /> : null}
      <AddPersonLink />
    </>
  ) : null
  const [only] = users
  if (users.length === 1 && only) {
    const { words, misfit } = inside(only)
    return (
      <>
        {misfit ? <OnlyChip data-off="">{words}</OnlyChip> : <OnlyChip data-chosen="">{words}</OnlyChip>}
        {more}
      </>
    )
  }
  return (
    <Group
      role="radiogroup"
      aria-label={t('activities:bookingFor.label')}
      data-asks-who=""
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <Chips>
        {users.map((user) => {
          const { words, misfit } = inside(user)
          const isChosen = user.id === selected
          return (
            <Chip key={user.id} data-off={misfit ? '' : undefined}>
              <input
                type="radio"
                name={name}
                checked={isChosen}
                disabled={misfit !== null && !isChosen}
                onChange={() => {
                  chooseUser(user.id)
                  onChosen?.()
                }}
              />
              {words}
            </Chip>
          )
        })}
      </Chips>
      {lastTime.map(({ id, label }) => (
        <Note key={id}>{t('activities:bookingFor.lastTime', { name: label })}</Note>
      ))}
      {note ? <Note>{note}</Note> : null}
      {more}
      <FieldProblem fieldId={name} message={error} />
    </Group>
  )
}
