export { createRoot as part } from 'react-dom/client';
