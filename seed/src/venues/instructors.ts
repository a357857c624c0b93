import { keysOf } from '../entries.ts'
import { numbered } from '../fixed-ids.ts'
import type { InstructorRecord } from '../seed-writer.ts'

const names = {
  rosie: 'Rosie Fenwick',
  daniel: 'Daniel Osei',
  meera: 'Meera Joshi',
  will: 'Will Tanner',
  eleri: 'Eleri Roberts',
  gethin: 'Gethin Vaughan',
  mari: 'Mari Lloyd',
  jade: 'Jade Whitworth',
  callum: 'Callum Reid',
  nadia: 'Nadia Karim',
  oliver: 'Oliver Grant',
  tess: 'Tess Holloway',
  iwan: 'Iwan Rees',
  lowri: 'Lowri Hughes',
  beth: 'Beth Armitage',
  sunita: 'Sunita Rao',
  ravi: 'Ravi Menon',
  marek: 'Marek Dvorak',
  ines: 'Inés Carmona',
  hollie: 'Hollie Brand',
  dewi: 'Dewi Parry',
  ffion: 'Ffion Morris',
  zac: 'Zac Thornber',
  priyanka: 'Priyanka Sen',
} as const

export type InstructorKey = keyof typeof names

const ids = numbered(keysOf(names))

export function instructor(key: InstructorKey): InstructorRecord {
  return { id: ids[key], name: names[key] }
}
