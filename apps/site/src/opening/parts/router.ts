export { createBrowserRouter as part } from 'react-router-dom';
