import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFace } from './own-face.ts'

/** The faces that a machine has installed, or `none`: there Chromium breaks off at the first field of a form. */
export const machines = ['DejaVu', 'Liberation', 'none'] as const
export type Machine = (typeof machines)[number]

const familiesOf: Readonly<Record<Machine, readonly string[]>> = {
  DejaVu: ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'],
  Liberation: ['Liberation Sans', 'Liberation Serif', 'Liberation Mono'],
  none: ['Roboto'],
}

const folder = join(tmpdir(), 'touchline-faces')

const pattern = (property: string, value: string): string =>
  `<pattern><patelt name="${property}">${value}</patelt></pattern>`

/** Workers write the same files at once. */
function write(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
  return path
}

function only(families: readonly string[]): string {
  const accepted = families.map((family) => pattern('family', `<string>${family}</string>`))
  const rejected = ['true', 'false'].map((scalable) => pattern('scalable', `<bool>${scalable}</bool>`))
  return `<selectfont><acceptfont>${accepted.join('')}</acceptfont><rejectfont>${rejected.join('')}</rejectfont></selectfont>`
}

function isMachine(name: string): name is Machine {
  return Object.hasOwn(familiesOf, name)
}

/** `TOUCHLINE_FACES` names a machine for every journey of a run. */
export function facesOfRun(): Record<string, string> {
  const name = process.env['TOUCHLINE_FACES'] ?? ''
  return facesOf(isMachine(name) ? name : undefined)
}

/**
 * The environment of a browser on Linux that finds the faces of a `machine` and no others; without one those that are
 * installed. Where there would be none it finds a face that the tests bring along.
 */
export function facesOf(machine?: Machine): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  write('own.ttf', ownFace())
  const system = process.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf'
  const file = write(
    `${machine ?? 'own'}.conf`,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<include ignore_missing="yes">${system}</include>
<dir>${folder}</dir>
${machine === undefined ? '' : only(familiesOf[machine])}
</fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
