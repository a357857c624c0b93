import { limits } from '@touchline/contract/limits'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { remove, rename, useSavedSearches } from '../../../features/saved-searches/use-saved-searches.ts'
import type { SavedSearch } from '../../../features/saved-searches/use-saved-searches.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { onBookings } from '../../shared/other-sites.ts'

const Rows = styled('ul', {
  base: {
    outline: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& svg': { width: '20px', height: '20px', flexShrink: 0, color: 'link' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      flex: '1',
      minWidth: 0,
      minHeight: 'touch',
      color: 'link',
      fontWeight: 'bold',
      overflowWrap: 'anywhere',
    },
  },
})
const Edit = styled('form', { base: { flex: '1', display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' } })

/** The searches that the login has saved, to open, rename and delete; nothing without any. [O-256] */
export function SavedSearches({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const query = useSavedSearches(userId)
  const [edits, setEdits] = useState(false)
  if (isAbsent(query) || (query.status === 'success' && query.data.length === 0)) return null
  return (
    <PageSection
      id="saved"
      title={t('account:dashboard.saved')}
      more={
        query.status === 'success' ? (
          <Button
            variant="text"
            label={t(edits ? 'account:dashboard.doneEditing' : 'account:dashboard.editSaved')}
            onClick={() => setEdits(!edits)}
          >
            {t(edits ? 'account:dashboard.done' : 'account:dashboard.edit')}
          </Button>
        ) : null
      }
    >
      <AnsweredPart
        query={query}
        waiting={<Skeleton shape="lines" count={2} />}
        failed={t('account:dashboard.savedFailed')}
      >
        {(searches) => (
          <Rows tabIndex={-1} aria-label={t('account:dashboard.saved')}>
            {searches.map((search) => (
              <li key={search.id}>
                <Star aria-hidden="true" />
                {edits ? <EditSearch search={search} refresh={query.refresh} /> : <OneSearch search={search} />}
              </li>
            ))}
          </Rows>
        )}
      </AnsweredPart>
    </PageSection>
  )
}

function OneSearch({ search: { name, path, query } }: { readonly search: SavedSearch }) {
  const address = onBookings(query ? `${path}?${query}` : path)
  return address === null ? <span>{name}</span> : <a href={address}>{name}</a>
}

type EditProps = { readonly search: SavedSearch; readonly refresh: () => Promise<void> }

function EditSearch({ search, refresh }: EditProps) {
  const { t } = useTranslation(['account'])
  const [name, setName] = useState(search.name)
  const saving = useBusy()
  const deleting = useBusy()
  const isChanged = name.trim() !== '' && name.trim() !== search.name

  async function save(): Promise<void> {
    if (!isChanged) return
    await rename(search.id, name.trim())
    await refresh()
  }

  async function drop(list: HTMLElement | null): Promise<void> {
    await remove(search.id)
    await refresh()
    list?.focus()
  }

  return (
    <Edit
      onSubmit={(event) => {
        event.preventDefault()
        saving.run(save)
      }}
    >
      <TextField
        label={t('account:dashboard.searchName')}
        autoComplete="off"
        value={name}
        onChange={setName}
        maxLength={limits.savedSearches.nameLength}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={saving.busy}
        disabled={!isChanged}
        label={`${t('account:dashboard.save')}: ${search.name}`}
      >
        {t('account:dashboard.save')}
      </Button>
      <Button
        variant="text"
        busy={deleting.busy}
        label={`${t('account:dashboard.delete')}: ${search.name}`}
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('ul')
          deleting.run(() => drop(list))
        }}
      >
        {t('account:dashboard.delete')}
      </Button>
    </Edit>
  )
}
