/** The server as a library: what tests, benchmarks and browser journeys start it with. */
export { type Config, ConfigError, readConfig } from './config.ts'
export { httpTransport, injectTransport } from './modules/payments/index.ts'
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts'
export { openMemoryStores, openStores, type Stores } from './stores.ts'
export { touchlineSeed } from './touchline-seed.ts'
