import { useTranslation } from 'react-i18next'
import { chooseUser } from '../../../app/session/use-earlier-choice.ts'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { AddPersonLink } from '../../../features/users/AddPersonLink.tsx'
import { NobodyFits } from '../../../features/users/NobodyFits.tsx'
import type { OtherPerson } from '../../../features/users/use-other-people.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

type Props = {
  /** The others of the account whom it fits. */
  readonly others: readonly OtherPerson[]
  /** The other times of the activity. */
  readonly activity: { readonly name: string; readonly path: string }
  /** The centre's, whose staff add people to an account. */
  readonly telephone: string | null
  /** It is for other ages than the attendee's. */
  readonly isAboutAge: boolean
}

/** The ways on from an offer that is not for the attendee: other people of the account, and other times. [O-570] */
export function WaysForOthers({ others, activity, telephone, isAboutAge }: Props) {
  const { t } = useTranslation(['activities'])
  const isCustomer = ownerOf(useSession())?.isSelf === true
  return (
    <>
      {isCustomer && isAboutAge && others.length === 0 ? <NobodyFits telephone={telephone} /> : null}
      <Ways>
        {others.map(({ id, firstName }) => (
          <Button key={id} onClick={() => chooseUser(id)}>
            {t('activities:entry.bookFor', { person: firstName })}
          </Button>
        ))}
        <ButtonLink to={activity.path} variant="secondary">
          {t('activities:entry.others', { activity: activity.name })}
        </ButtonLink>
        {isCustomer ? <AddPersonLink /> : null}
      </Ways>
    </>
  )
}
