import { useState } from 'react'
import { styled } from '../../theme/styled.ts'
import { Scene } from '../scenes/Scene.tsx'
import { windowRatios } from '../scenes/scene-window.ts'
import type { SceneName, SceneWindow } from '../scenes/scene-window.ts'

const Frame = styled('span', {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    bg: 'tone.soft',
    flexShrink: 0,
    // A scene has a hundred shapes, so hidden ones are not laid out. The frame has its size without them.
    contentVisibility: 'auto',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    shape: {
      card: { borderRadius: 'card' },
      surface: { borderRadius: 'surface' },
      plain: {},
    },
    fill: { true: { height: 'full' } },
  },
})
const Photograph = styled('img', {
  base: { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
})

/** The requested width of a photograph in pixels; frames are laid out before it arrives. */
const widths: Readonly<Record<SceneWindow, number>> = {
  card: 640,
  band: 1280,
  wide: 1280,
  tall: 640,
  square: 192,
  phone: 640,
}

type Props = {
  readonly scene: SceneName
  readonly window?: SceneWindow
  /** A photograph from the platform, which replaces the scene. */
  readonly url?: string | null | undefined
  /** The photograph's description; '' where the text beside it suffices. */
  readonly alt?: string
  readonly shape?: 'card' | 'surface' | 'plain'
  /** As high as its container, instead of the window's shape. */
  readonly fill?: boolean
}

/**
 * A picture in a frame of fixed shape: the photograph where there is one, else the scene, which also shows while it
 * loads.
 */
export function Picture({ scene, window = 'card', url, alt = '', shape = 'card', fill = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Frame shape={shape} fill={fill} {...(fill ? {} : { style: { aspectRatio: windowRatios[window] } })}>
      <Scene name={scene} window={window} />
      {url && url !== broken ? (
        <Photograph
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          width={widths[window]}
          onError={() => setBroken(url)}
        />
      ) : null}
    </Frame>
  )
}
