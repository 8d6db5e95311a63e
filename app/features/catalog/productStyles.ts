/** Every style that a product's page uses, for those who load the page itself later. */
import "./BranchList.css";
import "./Labels.css";
import "./Price.css";
import "./ProductDetails.css";
import "./ProductForm.css";
import "./ProductGallery.css";
import "./ProductGrid.css";
import "./ProductPage.css";
import "./ProductPicture.css";
import "./ProductStock.css";
import "./TextBlock.css";
import "./WatchForm.css";
import "~/ui/Breadcrumb.css";
import "~/ui/Button.css";
import "~/ui/Choice.css";
import "~/ui/ErrorSummary.css";
import "~/ui/TextField.css";
