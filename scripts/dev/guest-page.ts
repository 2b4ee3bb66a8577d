import 'virtual:react-router/inject-hmr-runtime'
import '../../app/routes/guest/island/page.ts'
