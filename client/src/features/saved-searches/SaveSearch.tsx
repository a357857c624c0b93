import { limits } from '@touchline/contract/limits'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { environment } from '../../app/environment.ts'
import { isAtDesk } from '../../app/session/counter.ts'
import { useSession } from '../../app/session/use-session.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { hasFilters, save, useSavedSearches } from './use-saved-searches.ts'
import type { NewSearch } from './use-saved-searches.ts'

// As tall as the button that it takes the place of.
const Saved = styled('p', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2', minHeight: 'touch', fontSize: 'sm' },
})
const Frame = styled('div', { base: { mt: '-2', mb: '3' } })
const Form = styled('form', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > :first-child': { width: 'full' } },
})

type Props = {
  /** The list with its filters, and a name for it. */
  readonly search: NewSearch
  /** The page that shows saved searches; null without one. */
  readonly savedAt: string | null
}

/** Keeps the filters of a list for the customer; nothing without filters, without a login, at the desk and in a kiosk. [O-586] */
export function SaveSearch({ search, savedAt }: Props) {
  const session = useSession()
  const { user } = session
  const isOwn = user !== null && !isAtDesk(session) && environment().modes.kiosk === null
  if (!isOwn || savedAt === null || search.query === '') return null
  return <OwnSearch userId={user.id} search={search} savedAt={savedAt} />
}

type OwnProps = { readonly userId: number; readonly search: NewSearch; readonly savedAt: string }

/** Nothing until the saved searches are known; another platform may have none. */
function OwnSearch({ userId, search, savedAt }: OwnProps) {
  const { t } = useTranslation(['common'])
  const searches = useSavedSearches(userId)
  const [isAsking, setAsking] = useState(false)
  if (searches.status !== 'success') return null
  const saved = searches.data.find((one) => one.path === search.path && hasFilters(one, search.query))
  return (
    <Frame role="status">
      {saved ? (
        <Saved>
          {t('common:savedSearch.saved', { name: saved.name })}
          <a href={savedAt}>{t('common:savedSearch.see')}</a>
        </Saved>
      ) : (
        <Button variant="text" opens="dialog" icon={<Star aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('common:savedSearch.save')}
        </Button>
      )}
      {isAsking ? (
        <Dialog title={t('common:savedSearch.save')} onClosed={() => setAsking(false)}>
          <NameForm
            search={search}
            onSaved={async () => {
              await searches.refresh()
              setAsking(false)
            }}
          />
        </Dialog>
      ) : null}
    </Frame>
  )
}

type FormProps = { readonly search: NewSearch; readonly onSaved: () => Promise<void> }

function NameForm({ search, onSaved }: FormProps) {
  const { t } = useTranslation(['common'])
  const [name, setName] = useState(search.name)
  const [problem, setProblem] = useState<string>()
  const saving = useBusy()

  async function keep(): Promise<void> {
    try {
      await save({ ...search, name: name.trim() })
    } catch (error) {
      if (!isApiError(error) || error.status !== 422) throw error
      return setProblem(Object.values(error.errors).flat()[0] ?? error.message)
    }
    await onSaved()
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        saving.run(keep)
      }}
    >
      <TextField
        label={t('common:savedSearch.name')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={problem}
        maxLength={limits.savedSearches.nameLength}
      />
      <Button type="submit" busy={saving.busy}>
        {t('common:savedSearch.keep')}
      </Button>
    </Form>
  )
}
