import { startPage } from '~/islands/bootstrap'

startPage()
