import { deletePhoto, uploadPhoto } from '@touchline/contract/calls/documents'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../api/call.ts'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { loadUser } from '../../../../app/session/session.ts'
import type { User } from '../../../../app/session/session-state.ts'
import { environment } from '../../../../app/environment.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useLostFocus } from '../../../../ui/focus/use-lost-focus.ts'
import { Quiet } from '../../../../ui/layout/page/AccountPart.tsx'
import { SendFile } from './SendFile.tsx'
import { photoTypes } from './use-sending.ts'

const Part = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '120px minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '5',
  },
})
const Frame = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'brand.edge',
    bg: 'brand.subtle',
    color: 'link',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& > svg': { width: '24px', height: '24px' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', minWidth: 0 } })
const Title = styled('h2', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '3' } })

/** The photo that staff compare at the door: sent, replaced and removed. */
export function Photo({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const { busy, run } = useBusy()
  const path = user.profilePictureUrl ?? user.profilePhoto ?? null
  // An address that has failed, as on a platform that asks for the login in a header.
  const [failed, setFailed] = useState<string | null>(null)

  async function remove(): Promise<void> {
    await call(deletePhoto)
    await loadUser()
  }

  return (
    <Part aria-label={t('account:details.photo')} tabIndex={-1} {...useLostFocus()}>
      <Frame>
        {path === null || path === failed ? (
          <Camera aria-hidden="true" />
        ) : (
          <img src={addressOf(path)} alt="" onError={() => setFailed(path)} />
        )}
      </Frame>
      <Words>
        <Title>{t(path === null ? 'account:details.noPhoto' : 'account:details.photo')}</Title>
        <Quiet>{t('account:details.photoHelp')}</Quiet>
        <Ways>
          <SendFile
            label={t(path === null ? 'account:details.addPhoto' : 'account:details.replacePhoto')}
            types={photoTypes}
            upload={(form, onUploadProgress) => call(uploadPhoto, { form, onUploadProgress })}
            onSent={() => loadUser()}
          />
          {path === null ? null : (
            <Button variant="text" busy={busy} onClick={() => run(remove)}>
              {t('account:details.removePhoto')}
            </Button>
          )}
        </Ways>
      </Words>
    </Part>
  )
}

/** The photo is named by its path from the root of the API. [O-243] */
function addressOf(path: string): string {
  return path.startsWith('/') ? environment().config.apiOrigin + path : path
}
