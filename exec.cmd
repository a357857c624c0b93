@rem cmd.exe has no exec: there the command runs as it is. See scripts/start.mjs.
@%*
